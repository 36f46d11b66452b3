/** The cookie by which a local shell tells who gets a canary: those with a number below its share. */
export const canaryCookie = (url: string, number: number) => ({
  name: `carefare_canary_${new URL(url).port}`,
  value: String(number),
  url,
});

/** The same as headers of a request. */
export function canaryHeaders(url: string, number: number): { Cookie: string } {
  const { name, value } = canaryCookie(url, number);
  return { Cookie: `${name}=${value}` };
}
