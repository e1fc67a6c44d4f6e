/** What the contract says in words about the parts of a descriptor; kept beside it, since the runtime needs none of it. */

export interface Comment {
  readonly documentation?: string | undefined;
  /** The declaration it was made from, such as `element Login`. */
  readonly generatedFrom?: string | undefined;
  /** In lexical form. */
  readonly default?: string | undefined;
  readonly fixed?: string | undefined;
  /** Of the values of an enumeration. */
  readonly values?: ReadonlyMap<string, string> | undefined;
}

/** By the descriptor node it is about. */
export type Comments = ReadonlyMap<object, Comment>;

/** Notes the comment of a node and returns the node. */
export type Annotate = <Node extends object>(node: Node, comment: Comment) => Node;
