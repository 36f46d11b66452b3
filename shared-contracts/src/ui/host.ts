/** What the shell needs of the facade and remotes do not. */
export { dehydrate } from '@tanstack/react-query';
export { Container } from './components/container.tsx';
export { NavLink } from './components/link.tsx';
export { AppProviders } from './providers.tsx';
export { createQueryClient } from './query-client.ts';
