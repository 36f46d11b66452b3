export const blogCopy = {
  eyebrow: 'Featured article',
  readingTime: '8 min read',
  title: 'The hidden costs of medical tourism',
  lead: 'The price on the clinic’s page is rarely the price of the trip. What is missing from it, and how to find out before you pay.',
  sections: [
    {
      title: 'The quoted price is one line of five',
      text: [
        'A clinic quotes its procedure. You pay for a journey: flights, perhaps a visa, a room for as long as you must stay near your surgeon, and food for everyone who travels with you. For a small procedure these can cost more than the treatment itself.',
        'So compare totals, never procedures. A cheaper operation at the end of a longer flight, with more nights to stay, can be the dearer trip.',
      ],
    },
    {
      title: 'How long you must really stay',
      text: [
        'The hospital nights are usually in the price; the days of recovery nearby are not. After a joint replacement that may be two weeks. Ask when it is safe for you to fly, and plan for a few days more.',
      ],
    },
    {
      title: 'Units, and what “from” means',
      text: [
        'Dental prices are per tooth, eye surgery may be per eye, fertility treatment per cycle. Look for the unit beside the price, and for how many units people typically need.',
        '“From” is the lowest price somebody paid. A typical price with its range tells you more.',
      ],
    },
    {
      title: 'What the price leaves out',
      text: [
        'Treatment of complications, upgraded implants, medicines at home and follow-up visits are usually extra. So is travel insurance, and many ordinary policies exclude planned treatment. Ask for each of them in writing.',
      ],
    },
    {
      title: 'The companion',
      text: [
        'After an operation you should not travel alone. A companion doubles the fare, the food and perhaps the visa, though seldom the room. Count them from the beginning.',
      ],
    },
    {
      title: 'Keep a reserve, and keep a way home',
      text: [
        'People who do this often set a tenth to a third of the total aside. If the reserve would be hard to find, the trip is too tight. And before you go, talk to a doctor who knows you, and agree who will look after you when you are back.',
      ],
    },
  ],
  calculator: 'Try the Calculator Now!',
  soon: 'More Articles Coming Soon',
  coming: ['Treatment Comparisons', 'Destination Guides', 'Patient Stories', 'Recovery Tips', 'Visa Guides'],
} as const;
