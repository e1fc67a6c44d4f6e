/** For model nodes while they are built: the graph has cycles, so a node exists before it is complete. */
export type Mutable<Node> = { -readonly [Key in keyof Node]: Node[Key] };
