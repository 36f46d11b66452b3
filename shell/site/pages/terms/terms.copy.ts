import { brand } from 'shared-contracts';
import type { LegalText } from '../legal/legal.copy.ts';
import type { SiteFacts } from '../site-facts.ts';

export const termsCopy = ({ hasPriceBook }: SiteFacts): LegalText => ({
  lead: 'What you can expect of this site, and what it expects of you.',
  sections: [
    {
      title: 'In short',
      blocks: [
        {
          list: [
            `${brand.name} compares what treatment abroad costs and passes on requests for a personalised quote. It is not a hospital and gives no medical advice.`,
            `All prices are indicative${hasPriceBook ? ', carry their date' : ''} and are no offer.`,
            'Using the site and asking for a quote are free and bind you to nothing.',
          ],
        },
        'The sections below say the same more exactly. If you do not agree with them, please do not use the site.',
      ],
    },
    {
      title: 'What this site is',
      blocks: [
        `${brand.name} (“we”) shows treatments and destinations, estimates what a whole trip for treatment would cost, and takes requests for a personalised quote. You need no account. You are identified only by an anonymous session, as the Privacy Policy describes.`,
        'We do not treat patients, we do not employ the doctors or run the hospitals that a quote may name, and we sell neither flights nor rooms on this site. Whatever you agree with a hospital, an airline or a hotel is an agreement between you and them.',
      ],
    },
    {
      title: 'Not medical advice',
      blocks: [
        'Nothing on this site tells you whether a treatment is right or safe for you. Descriptions, benefits, answers to frequent questions and typical lengths of stay are general information. Decide about treatment, and about travelling before or after it, with a doctor who knows you and has seen your records.',
        'In an emergency call your local emergency number. Messages sent through this site are not read around the clock for medical urgency.',
      ],
    },
    {
      title: 'Prices and estimates',
      blocks: [
        `Prices are typical figures${hasPriceBook ? ' for the month shown next to them' : ''}. They are indicative: neither an offer nor a guarantee, and they may have changed since. Prices per tooth, implant, eye, cycle or session say so.`,
        'An estimate adds up treatment, travel, visa, accommodation and food from your answers and from the assumptions that it lists. It leaves out what it says it leaves out, among others the treatment of complications, upgraded implants, travel insurance and what you spend for pleasure. Amounts in other currencies than US dollars are conversions at a rate that is not live.',
        'A saving compares the cost of the whole trip with the typical private price of the treatment where you live. It is not a promise. “Save up to …” holds for some treatments and some home countries; where there is no saving, we say so.',
        'What you pay in the end is agreed between you and those who treat, carry and house you, on the basis of a quote for your own case.',
      ],
    },
    {
      title: 'Asking for a quote',
      blocks: [
        `A request costs nothing, and the initial consultation is free. Our team answers within ${brand.promises.quoteHours} hours; a detailed breakdown follows within ${brand.promises.breakdownHours} hours. Those are the times we work to, not deadlines with legal consequences.`,
        'Please enter what is true and what is needed for a quote, and nothing about other people without their consent. Do not send medical records through the form or by email: if they are needed, we tell you how to send them securely.',
        'You may withdraw a request at any time, without giving a reason, by writing to us. You accept nothing by asking.',
      ],
    },
    {
      title: 'Visas, travel and insurance',
      blocks: [
        'What we say about visas, lengths of stay and travel is a summary for orientation. Rules change, and they depend on your nationality and your case. Only the consulate, the airline and your insurer can give you a binding answer.',
      ],
    },
    {
      title: 'Fair use',
      blocks: [
        'You may use the site for yourself and for people who asked you to. You may not',
        {
          list: [
            'send requests in somebody else’s name or with invented data,',
            'collect the site’s content automatically beyond what its robots.txt allows, or disturb its operation,',
            'try to reach data of other visitors, or look for weaknesses without telling us at once what you found.',
          ],
        },
      ],
    },
    {
      title: 'Content and links',
      blocks: [
        'Texts, drawings and the composition of the data belong to us or to those who gave them to us. You may quote and share them with a link. Other sites that we link to are run by others; we chose the links with care, and answer for our own pages only.',
      ],
    },
    {
      title: 'Availability and liability',
      blocks: [
        'We run the site with care, but we cannot promise that it is always available or free of errors. If part of it cannot be reached, the page says so and offers another way to us.',
        'We are liable without limit for intent and gross negligence and wherever the law allows no limit, in particular for injury to life, body or health. Beyond that we are liable only for breach of essential duties, and then for damage that is typical and foreseeable. Consumer rights that cannot be waived are untouched by these terms.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'We may change these terms when the site or the law changes. The version at the top tells which one you are reading. For a request that you have sent, the terms of that day count.',
      ],
    },
    {
      title: 'Law that applies',
      blocks: [
        `These terms are governed by the laws of ${brand.jurisdiction}; disputes go to the courts of ${brand.jurisdiction}. If you are a consumer, the protection that the law of your home country gives you remains.`,
      ],
    },
  ],
  action: {
    title: 'See what your trip would cost',
    lead: 'Five short steps, one itemised sum. No account needed.',
    label: 'Try the cost calculator',
    to: '/#calculator-section',
  },
});
