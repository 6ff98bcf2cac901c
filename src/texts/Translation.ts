/** The same texts in another language: every key of the English area, and no other. */
export type Translation<Area> = Readonly<Record<keyof Area, string>>;
