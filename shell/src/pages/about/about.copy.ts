export const aboutCopy = {
  eyebrow: 'About us',
  title: 'Care should not come with a hidden price',
  mission:
    'Our mission is to show people who consider treatment abroad what the whole trip would cost, before they decide anything.',
  description: 'Our mission, our six values, and how we keep prices for treatment abroad transparent.',
  valuesTitle: 'Six values',
  values: [
    { title: 'Transparency', text: 'Every line of an estimate, its unit, its date and what it leaves out.' },
    { title: 'Safety first', text: 'No urgency, no pressure. Staying at home can be the right answer.' },
    {
      title: 'Honesty',
      text: 'No invented reviews, ratings or savings. A saving that is none is shown as such.',
    },
    { title: 'Privacy', text: 'Your interest in a treatment is health data, and is treated as such.' },
    { title: 'Respect', text: 'Plain words, for every budget, body and background.' },
    { title: 'Care to the end', text: 'The trip is over when you are well at home, not when you land.' },
  ],
  accreditationsTitle: 'Accreditations and partners',
  transparencyTitle: 'What transparency gives you',
  transparency: [
    { title: 'One total', text: 'Treatment, travel, visa, accommodation and food together.' },
    { title: 'Comparable', text: 'The same five lines for every country.' },
    { title: 'Checkable', text: 'Assumptions are listed, prices carry their date.' },
  ],
  blog: 'Read our article on hidden costs',
} as const;
