'use client';
import { useEffect } from 'react';

/** Tells the bench that the page is live: effects run once all of it is hydrated. */
export function LiveMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
