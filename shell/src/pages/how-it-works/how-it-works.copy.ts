/** Texts of the process page: section 2's hero and five numbered steps. */
export const howItWorksCopy = {
  title: 'How It Works',
  description:
    'Five steps from a first idea to a firm quote: choose a treatment, compare countries, plan the trip, read the itemised estimate, request your quote.',
  hero: {
    eyebrow: 'How it works',
    title: 'Five steps to a price you can plan with',
    lead: 'You see the whole sum before you tell us who you are. Nothing is booked and nothing is owed until you say so.',
    start: 'Start your estimate',
  },
  steps: [
    {
      title: 'Choose your treatment',
      text: 'Search by the medical name or by everyday words, "nose job" works as well as "rhinoplasty". Each treatment has a page of its own: what it is, how long you typically stay, what the price includes and what it does not.',
      note: 'The estimate is made per unit. Where a price is per tooth or per implant, it says so.',
    },
    {
      title: 'Choose where you come from and where you go',
      text: 'Tell us the country you would travel from. The same five cost lines are then shown for every country that offers the treatment, so that you compare like with like, and not a package with a bare price.',
      note: 'A low treatment price with an expensive flight is easily the dearer trip.',
    },
    {
      title: 'Set your dates',
      text: 'Choose when you would travel. We suggest the length of stay that is typical for the treatment and point it out if your dates are shorter. Only your treating doctor can tell when you are fit to fly.',
      note: 'Dates are for planning. You can change them at any time.',
    },
    {
      title: 'Add people and a place to stay',
      text: 'Say how many patients and companions travel, and what kind of room you would like. Rooms are shared by two; nights, people and room rate are multiplied in plain sight.',
      note: 'Coming with someone you trust usually costs less than people expect.',
    },
    {
      title: 'Choose meals and support, and read your estimate',
      text: 'Decide about food, flights and help with the visa. You get five lines and one total: treatment, travel, visa, accommodation and food. If you wish, send it to us and a coordinator answers within 24 hours with a personalised quote.',
      note: 'The initial consultation is free. A detailed breakdown follows within 48 hours.',
    },
  ],
  after: {
    title: 'What happens after your request',
    points: [
      'A coordinator reads it and asks for what the hospital needs to know. Medical records are sent only then, and never by this site\'s form.',
      'Hospitals that suit your case are asked for a binding price. You see what it includes, line by line.',
      'You decide. If it is a no, that is the end of it: nothing has been booked and nothing is owed.',
    ],
  },
  action: {
    title: 'Ready to see your own figures?',
    lead: 'It takes about two minutes, without an account.',
    button: 'Find your treatment',
  },
} as const;
