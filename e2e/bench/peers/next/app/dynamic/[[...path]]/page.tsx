import { connection } from 'next/server';
import { Contact } from '../../../content/contact.tsx';
import { Home } from '../../../content/home.tsx';
import { Treatment } from '../../../content/treatment.tsx';
import { Treatments } from '../../../content/treatments.tsx';

/** The same pages, rendered for each request. */
export default async function Page({ params }: { params: Promise<{ path?: string[] }> }) {
  await connection();
  const path = `/${(await params).path?.join('/') ?? ''}`;
  if (path === '/') return <Home />;
  if (path === '/treatments') return <Treatments />;
  if (path === '/contact') return <Contact />;
  return <Treatment path={path} />;
}
