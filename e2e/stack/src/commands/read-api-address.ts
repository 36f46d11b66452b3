/** The address of an API, without `/api`. @throws Error with one line that says what `--api` takes */
export function readApiAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.username || url?.password)
    throw new Error('--api takes an address without a user and a password: API_HEADER may have them');
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new Error(
      `--api takes an address such as https://api.example.org or https://example.org/shop, not "${address}"`,
    );
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  if (base.endsWith('/api'))
    throw new Error(
      `--api ${address}: the address ends in /api; the site adds /api itself: give ${base.slice(0, -'/api'.length)}`,
    );
  return base;
}
