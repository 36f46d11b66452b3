import { legalPage } from '../legal/legal-page.tsx';

export const page = legalPage({
  path: '/cookies',
  name: 'Cookie Policy',
  title: 'Cookie Policy',
  description: 'What this site keeps in your browser: very little.',
  sections: [
    {
      title: 'Necessary',
      text: [
        'One cookie holds the key of your anonymous session, for 30 days. Scripts cannot read it, and no other site receives it. Browser storage holds your session number, which of two equal variants of the site you see, and your choice about analytics.',
        'After a form is sent without JavaScript, one more cookie carries the confirmation to the next page and is then removed.',
      ],
    },
    {
      title: 'Analytics',
      text: [
        'Off until you agree. Rejecting is as easy as accepting, and you can change your mind with “Cookie settings” in the footer.',
      ],
    },
  ],
  action: { title: 'Ready to compare?', label: 'Browse all treatments', to: '/treatments' },
});
