/**
 * What the company says about its own service. These claims are unverified: they stay out of structured data, and the
 * customer is to confirm them before publication.
 */
export const claims = {
  reach: 'Transparent pricing across 10+ countries',
  services: [
    {
      title: 'Itemised, all-inclusive estimates',
      text: 'Procedure, flights, visa, accommodation and food, line by line, before you commit to anything.',
    },
    {
      title: 'Visa and flight support',
      text: 'Help with the medical visa, invitation letters and flights that fit your treatment dates.',
    },
    {
      title: 'Medical appointments',
      text: 'Consultations and pre-operative tests arranged with the hospital you choose.',
    },
    {
      title: 'Hospital billing verification',
      text: 'We check the final bill against your quote, item by item.',
    },
    {
      title: 'Post-treatment follow-up',
      text: 'Check-ups and reports organised for the time after you are home.',
    },
    {
      title: '24/7 patient coordinators',
      text: 'One person who knows your case and can be reached at any hour.',
    },
  ],
  hospitals: 'Partnership with internationally accredited hospitals',
  accreditations: [
    {
      title: 'JCI partner hospitals',
      text: 'We work with hospitals accredited by Joint Commission International.',
    },
    {
      title: 'ISO-certified processes',
      text: 'Our quality and information-security processes follow ISO standards.',
    },
    { title: 'Ethical tourism board', text: 'We follow the code of an ethical medical-tourism board.' },
  ],
} as const;
