import { notFound } from 'next/navigation';
import { findPage } from './content.ts';
import { type Replace, toElements } from './to-elements.ts';

interface PageContentProps {
  path: string;
  replace?: Replace;
}

/**
 * A page's head, which React moves to its place, and its main part. The preload of the picture stays before the main part:
 * as a call of `preload` it would load the pictures of all pages that links prefetch.
 */
export function PageContent({ path, replace }: PageContentProps) {
  const page = findPage(path);
  if (!page) notFound();
  return (
    <>
      {toElements(page.head)}
      {toElements(page.main, replace)}
    </>
  );
}
