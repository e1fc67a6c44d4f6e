// Serving a contract with a header, a choice, derived types and a declared fault, in an express application.
import express from 'express';
import { createEndpoint, ServiceFault } from 'soapwright/runtime';
import type { CallContext } from 'soapwright/runtime';
import { expressShim } from 'soapwright/runtime/express';
import { hotelFault, hotelService } from './generated/hotel/server.js';
import type { HotelService } from './generated/hotel/server.js';
import type {
  AnyRoom,
  FindRooms,
  Reserve,
  ReserveRequestHeaders,
  ReserveResponse,
  Rooms,
} from './generated/hotel/types.js';

const rooms: readonly AnyRoom[] = [
  { $$type: 'Single', number: 11, price: '80.00', desk: true },
  { $$type: 'Suite', number: 12, price: '210.50', beds: [2, 1] },
];

export class Hotel implements HotelService {
  readonly #taken = new Map<string, string>();

  FindRooms({ night, guests }: FindRooms): Rooms {
    return { room: this.#free(night).filter((room) => bedsOf(room) >= guests) };
  }

  Reserve(request: Reserve, context: CallContext<ReserveRequestHeaders>): ReserveResponse {
    const { room, night } = request;
    if (context.headers.session !== 'open') {
      throw new ServiceFault('Reserving needs a session.', { code: 'Client' });
    }
    const free = this.#free(night).map(({ number }) => number);
    if (!free.includes(room)) throw hotelFault('Taken', { free }, `Room ${room} is taken.`);
    // The choice: exactly one of the two is there.
    const payer = request.card === undefined ? request.invoiceTo : `card ending in ${request.card.slice(-4)}`;
    this.#taken.set(`${room} ${night}`, payer);
    return { confirmation: `${room}/${night}/${payer}` };
  }

  #free(night: string): AnyRoom[] {
    return rooms.filter(({ number }) => !this.#taken.has(`${number} ${night}`));
  }
}

function bedsOf(room: AnyRoom): number {
  return room.$$type === 'Suite' ? room.beds.reduce((sum, beds) => sum + beds) : 1;
}

/** The service beside whatever else the application serves; mounted before body parsers. */
export function hotelApplication(): express.Express {
  const app = express();
  app.use(expressShim(createEndpoint(hotelService(new Hotel()))));
  app.get('/', (_request, response) => void response.send('our other pages'));
  return app;
}
