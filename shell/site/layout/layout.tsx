import type { MouseEvent, ReactNode } from 'react';
import { ConsentBanner } from './consent/consent-banner.tsx';
import { Footer } from './footer.tsx';
import { layoutCopy as copy } from './layout.copy.ts';
import './layout.css';
import { Navbar } from './navbar.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { Toasts } from './toasts/toasts.tsx';

/** Moves the focus past the header without a history entry, so that back leads to the previous page. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main" onClick={skip}>
        {copy.skip}
      </a>
      <NavigationProgress />
      <Navbar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ConsentBanner />
      <Footer />
      <Toasts />
    </>
  );
}
