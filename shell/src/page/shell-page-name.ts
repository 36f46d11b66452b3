/** Names of the shell's own pages, as the table of pages has them. */
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
