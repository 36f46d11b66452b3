import '../content/site.css';
import type { ReactNode } from 'react';
import { site } from '../content/content.ts';
import { toElements } from '../content/to-elements.ts';
import { Consent } from '../parts/consent.tsx';
import { LiveMarker } from '../parts/live-marker.tsx';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-mantine-color-scheme="light">
      <body>
        {toElements(site.header)}
        {children}
        {toElements(site.footer)}
        <Consent />
        <LiveMarker />
      </body>
    </html>
  );
}
