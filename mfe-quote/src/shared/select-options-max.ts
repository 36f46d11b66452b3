/** The most options of a select: of a longer list the name is typed. */
export const SELECT_OPTIONS_MAX = 40;
