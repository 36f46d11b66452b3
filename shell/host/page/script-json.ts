/** JSON that is safe inside a script element. */
export const toScriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
