/** The cookie by which a local shell tells who gets a share: those with a number below its percentage. */
export const shareCookie = (url: string, number: number) => ({
  name: `carefare_share_${new URL(url).port}`,
  value: String(number),
  url,
});

/** The same as headers of a request. */
export function shareHeaders(url: string, number: number): { Cookie: string } {
  const { name, value } = shareCookie(url, number);
  return { Cookie: `${name}=${value}` };
}
