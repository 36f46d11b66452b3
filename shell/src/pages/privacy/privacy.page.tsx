import { legalPage } from '../legal/legal-page.tsx';

export const page = legalPage({
  path: '/privacy',
  name: 'Privacy Policy',
  title: 'Privacy Policy',
  description: 'Your interest in a treatment says something about your health. This is how we treat it.',
  sections: [
    {
      title: 'While you look around',
      text: [
        'You are anonymous. A session number keeps your answers together; it is held in a cookie that scripts cannot read and in your browser’s storage, for up to 30 days. Instead of your network address we keep a keyed hash of it.',
        'We record nothing for analytics unless you agree, and then neither your session nor your contact details.',
      ],
    },
    {
      title: 'When you ask for a quote',
      text: [
        'We store what you enter in the form, with your consent to use it as health data and the time of it. It is used to prepare your quote and for nothing else. We do not sell it.',
        'Answers of visitors who never asked for a quote are deleted after 30 days, requests after 12 months.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You can ask what we hold about you, have it corrected or deleted, and withdraw your consent at any time.',
      ],
    },
  ],
  action: { title: 'Have a question about your data?', label: 'Contact us', to: '/contact' },
});
