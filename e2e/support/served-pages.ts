interface ServedPage {
  status: number;
  html: string;
  headers: Headers;
}

const pages = new Map<string, Promise<ServedPage>>();

/** What the server sends for a path, which all tests of a file ask for once. */
export function servedPage(path: string): Promise<ServedPage> {
  const page = pages.get(path) ?? request(path);
  pages.set(path, page);
  return page;
}

async function request(path: string): Promise<ServedPage> {
  const response = await fetch(process.env.CAREFARE_URL + path);
  const { status, headers } = response;
  return { status, headers, html: await response.text() };
}
