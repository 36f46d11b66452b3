import { brand } from 'shared-contracts';
import type { LegalText } from '../legal/legal.copy.ts';

const { promises } = brand;

export const privacyCopy: LegalText = {
  lead: 'Your interest in a treatment says something about your health. This is how we treat it.',
  sections: [
    {
      title: 'In short',
      blocks: [
        {
          list: [
            'You can use everything on this site without telling us who you are.',
            'We ask for your name and email only when you ask us for a quote, and use what you write only with your consent.',
            'We send nothing to third parties for analytics or advertising. If you agree, we count one kind of event and measure how fast our pages are.',
            `Sessions are deleted ${promises.answersDays} days after you last used them, quote requests after ${promises.requestMonths} months.`,
          ],
        },
      ],
    },
    {
      title: 'Who is responsible',
      blocks: [
        `${brand.name} is responsible for the data described here. Write to ${brand.email} or call ${brand.phone}; ask for data protection and you will reach the right person.`,
      ],
    },
    {
      title: 'While you look around',
      blocks: [
        'When the first page has been shown, the site starts an anonymous session. It has a number, and a key that is held in a cookie which scripts cannot read. With it we keep the answers that you give in the calculator (treatment, country you travel from, destination, dates and timeline, numbers of people, nights, and teeth, implants or eyes to be treated, choices of room, food, flights and visa), so that your estimate can be computed and carried on. The country that you name as yours, the currency that you choose, the countries that you compare, and what you were told that a treatment costs at home are kept with it as well, so that you are not asked again; so are up to two earlier trips, so that you can go back to one.',
        'We do not store your network address. Your browser’s request necessarily carries it; our server turns it into a keyed hash at once, a string from which the address cannot be read back without the key, and keeps that instead. It lets a browser find its own session again and holds back floods of requests. If our delivery network tells us the country of a request, we keep the country with the session, and suggest it as the country where you live until you name one. We look up no precise location.',
        'If a part of the page fails, the site reports which part and where in its code. No cookie, no address, nothing you typed.',
        'We do this because you ask for an estimate that needs it, and because we have a legitimate interest in a site that works and is not abused. The answers are not linked to your name unless you ask for a quote.',
      ],
    },
    {
      title: 'When you ask for a quote',
      blocks: [
        'We store what you enter in the form: name, email and, if you give them, phone, for whom you ask, the patient’s age and how to reach you; the treatment, the country you travel from, destination and timeline; your notes; the estimate that you saw, computed again by us; and the time and version of your consent.',
        'A treatment that somebody looks for is health data. We use it, and share it with hospitals that could treat you, only with the explicit consent that you give by ticking the box in the form. The box is not ticked for you, and without it nothing is sent. You can withdraw your consent at any time for the future, by writing to us; we then delete the request.',
        'The request is read by the coordinators who prepare your quote. It is used for that quote and the conversation about it, and for nothing else. We do not sell it, and we send no newsletters.',
        'Where the form offers a copy by e-mail and you ask for it, we send one message with your request to the address in it, through our mail service. Its subject names no treatment. The receipt says whether it was sent.',
      ],
    },
    {
      title: 'Analytics, only if you agree',
      blocks: [
        'If you accept analytics, one event is recorded when you ask for a quote from a treatment’s page: the name of the treatment, and the kind of page. It carries no session, no name, no address and no identifier of your browser. It is sent at once, or not at all: an event of a browser that is offline is dropped.',
        'Before you accept, and after you reject, no event is recorded and no analytics service is called. You can change your choice with “Cookie settings” at the bottom of every page. The basis is your consent.',
      ],
    },
    {
      title: 'What we do not do',
      blocks: [
        {
          list: [
            'No advertising, no profiles, no tracking across sites.',
            'No third-party scripts, fonts, maps or pictures: all of them come from our own servers.',
            'No decision about you is made automatically. The two equal variants that sessions are sorted into look alike.',
            'No contact data, notes or session number in the addresses of pages or in analytics. Only where your browser runs no code, what you search for stands in the address of the results.',
          ],
        },
      ],
    },
    {
      title: 'How long we keep it',
      blocks: [
        {
          table: {
            caption: 'What is kept, and when it is deleted',
            head: ['Data', 'Kept for', 'Deleted'],
            rows: [
              [
                'Anonymous session and its answers',
                'Your estimate',
                `${promises.answersDays} days after you last used it`,
              ],
              [
                'Quote request, with contact data and consent',
                'Your quote',
                `${promises.requestMonths} months after you sent it, or when you ask`,
              ],
              ['Technical logs, without contact data', 'Finding faults', 'At the latest after 30 days'],
              ['Entries in your own browser', 'See the Cookie Policy', 'By you at any time'],
            ],
          },
        },
      ],
    },
    {
      title: 'Who receives it',
      blocks: [
        'Our coordinators; the companies that run servers and networks for us, bound by contract to do only that; and, with your consent, hospitals that could treat you. A hospital abroad is subject to the law of its own country, which may protect data less than yours does. That is one of the things you consent to, and the reason why we ask.',
        'We answer to authorities where the law obliges us to, and not otherwise.',
      ],
    },
    {
      title: 'How we protect it',
      blocks: [
        'Connections to the published site are encrypted. A session can be opened with its cookie’s key alone: knowing its number is not enough, and our database holds only a hash of the key. Forms are checked on the server again, and pages that carry your answers are never cached.',
      ],
    },
    {
      title: 'Your rights',
      blocks: [
        'You may ask what we hold about you and receive a copy in a common format, have it corrected, have it deleted, have its use restricted, object to it, and withdraw a consent. Write to us from the address that you gave in the form, or name the reference of your request. You can also complain to the data protection authority where you live.',
        'Of an anonymous session we cannot know that it is yours. To end it at once, delete the cookies and the storage of this site in your browser.',
        'The site is meant for adults. If you ask for a child, do so as a parent or guardian.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'If we change what we do with data, we change this page first. If the question about analytics changes, you are asked again.',
      ],
    },
  ],
  action: {
    title: 'Have a question about your data?',
    lead: 'Ask us. You get an answer from a person.',
    label: 'Contact us',
    to: '/contact',
  },
};
