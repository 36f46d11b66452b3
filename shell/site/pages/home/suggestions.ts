/** Section 2: the hero's suggestions, also shown by the typing animation, and by the page of an unknown address. */
export const suggestions = [
  'Hair Transplant',
  'Dental Implants',
  'Breast Augmentation',
  'Gastric Sleeve',
] as const;
