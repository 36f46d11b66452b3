import { createContext } from 'react';
import type { PublicConfig } from './payload.ts';

/** What layout and head know of the site's configuration, e.g. its public origin for canonical addresses. */
export const PublicConfigContext = createContext<PublicConfig>({ origin: '' });
