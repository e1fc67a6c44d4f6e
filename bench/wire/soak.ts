export async function soak(_options: string[]): Promise<void> {}
