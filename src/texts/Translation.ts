/** The same texts in another language: exactly the keys of the English area. */
export type Translation<Area> = Readonly<Record<keyof Area, string>>;
