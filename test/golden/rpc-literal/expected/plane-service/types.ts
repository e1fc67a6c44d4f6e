// Generated from input.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

/** @generated from type Point */
export interface Point {
  x: number;
  y: number;
}

/** @generated from type Points */
export interface Points {
  point?: Point[];
}

/** @generated from message MoveRequest of operation Move */
export interface MoveRequest {
  point: Point;
  by: number;
}

/** @generated from message MoveResponse of operation Move */
export interface MoveResponse {
  moved: Point;
  trail: Points;
}
