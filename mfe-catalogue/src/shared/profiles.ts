/** A static destination profile (section 3), with the figures of section 9. Its image is the country's drawing. */
export interface DestinationProfile {
  name: string;
  flag: string;
  tagline: string;
  specialties: readonly string[];
  /** E.g. `up to 70%`. */
  savings: string;
  accreditation: string;
  visaInfo: string;
  culture: string;
  keyPoints: readonly string[];
}

export const profiles: readonly DestinationProfile[] = [
  {
    name: 'India',
    flag: '🇮🇳',
    tagline: 'Complex care at the lowest typical prices',
    specialties: ['Cardiac surgery', 'Joint and spine surgery', 'Fertility', 'Dentistry'],
    savings: 'up to 70%',
    accreditation: '50+ accredited hospitals',
    visaInfo:
      'A medical e-visa lasts 60 days and lets you in up to three times. Up to two people who care for you can apply with you. Your passport decides whether you can get one.',
    culture:
      'Large hospitals work in English. Food without meat is easy to find, and family often stay with the patient.',
    keyPoints: [
      'Large cardiac and orthopaedic centres',
      'English-speaking teams',
      'Patient and attendant visas processed together',
    ],
  },
  {
    name: 'Thailand',
    flag: '🇹🇭',
    tagline: 'Hospital comfort and cosmetic expertise',
    specialties: ['Cosmetic surgery', 'Dentistry', 'Orthopaedics', 'Health checks'],
    savings: 'up to 60%',
    accreditation: '30+ accredited hospitals',
    visaInfo:
      'You may stay up to 90 days for treatment, with a letter from the hospital. For a shorter visit many people need no visa.',
    culture:
      'Service is calm and polite, and hospitals find an interpreter for you. It is hot and humid, which matters while you recover.',
    keyPoints: [
      'International patient departments',
      'Wide choice of recovery hotels',
      'Strong cosmetic and dental sector',
    ],
  },
  {
    name: 'Turkey',
    flag: '🇹🇷',
    tagline: 'Short flights from Europe and package pricing',
    specialties: ['Hair transplant', 'Dentistry', 'Bariatric surgery', 'Eye surgery'],
    savings: 'up to 65%',
    accreditation: '40+ accredited hospitals',
    visaInfo:
      'Many people enter without a visa or with an e-visa. Others need a visa from a consulate. Look your passport up on the official e-visa site.',
    culture:
      'Packages often include rides from the airport and an interpreter. A hospital that treats visitors must be authorised for health tourism.',
    keyPoints: [
      'Government-authorised providers',
      'All-in-one package prices',
      'High-volume hair and dental clinics',
    ],
  },
  {
    name: 'Malaysia',
    flag: '🇲🇾',
    tagline: 'English-speaking hospitals and regulated fees',
    specialties: ['Cardiac care', 'Fertility', 'Orthopaedics', 'Health checks'],
    savings: 'up to 55%',
    accreditation: '20+ accredited hospitals',
    visaInfo:
      'Many people need no visa for 30 to 90 days. Others apply for an eVISA. To stay longer for treatment you need a letter from the hospital.',
    culture:
      'People of many faiths and languages live here. Halal food is everywhere, and hospitals have prayer rooms.',
    keyPoints: [
      'English widely spoken',
      'Regulated private hospital fees',
      'Good value for heart and fertility care',
    ],
  },
];
