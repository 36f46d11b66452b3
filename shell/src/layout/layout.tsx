import type { ReactNode } from 'react';
import { Announcer } from './announcer.tsx';
import { ConsentBanner } from './consent/consent-banner.tsx';
import { Footer } from './footer.tsx';
import { layoutCopy as copy } from './layout.copy.ts';
import './layout.css';
import { Navbar } from './navbar.tsx';
import { ToastOutlet } from './toasts.tsx';

/** What every page shares: skip link, header, main, footer, consent, and the one outlet of toasts and announcements. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {copy.skip}
      </a>
      <Navbar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ConsentBanner />
      <ToastOutlet />
      <Announcer />
    </>
  );
}
