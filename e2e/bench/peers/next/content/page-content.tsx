import { notFound } from 'next/navigation';
import { preload } from 'react-dom';
import { findPage } from './content.ts';
import { type Replace, toElements } from './to-elements.tsx';

interface PageContentProps {
  path: string;
  replace?: Replace;
}

/** React moves a preload into the head only if it is called for. */
const preloadPicture: Replace = ({ element: { attribs }, props }) => {
  if (attribs.rel !== 'preload') return undefined;
  preload(attribs.imagesrcset ?? '', props);
  return <></>;
};

/** A page's head, which React moves to its place, and its main part. */
export function PageContent({ path, replace }: PageContentProps) {
  const page = findPage(path);
  if (!page) notFound();
  return (
    <>
      {toElements(page.head, preloadPicture)}
      {toElements(page.main, replace)}
    </>
  );
}
