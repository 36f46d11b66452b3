/** What a slot hands on, by name: plain data, of the kinds that the row of its page says. Each may be missing. */
export type SlotData = Readonly<Record<string, string | number | boolean | null | undefined>>;
