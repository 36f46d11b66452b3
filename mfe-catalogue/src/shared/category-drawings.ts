/** What the shell's drawings of the categories show, by the name of their file. */
export const categoryDrawings: Readonly<Record<string, string>> = {
  cardiac: 'A heart with its vessels and the trace of its beat',
  cosmetic: 'A face in profile with dotted guide lines',
  dental: 'An implant with its crown, between two teeth',
  fertility: 'An egg cell under the microscope, and a fine needle',
  general: 'A stomach, divided by a dotted line',
  ophthalmology: 'An eye in section: its lens gathers light on the retina',
  orthopedic: 'A hip joint with an implant',
};

const DRAWING = /^\/images\/categories\/([\w-]+)\.svg$/;

/** Text alternative of a treatment's picture, which the API names; empty for one that is not drawn here. */
export const drawingText = (image: string | null | undefined): string =>
  categoryDrawings[DRAWING.exec(image ?? '')?.[1] ?? ''] ?? '';
