/** Names of the shell's own pages, as their rows have them. */
export type ShellPageName =
  | 'home'
  | 'how-it-works'
  | 'blog'
  | 'about'
  | 'who-pays-us'
  | 'faq'
  | 'accessibility'
  | 'terms'
  | 'privacy'
  | 'cookies'
  | 'not-found';
