/** Takes reports of vitals and of errors. A file of its own, so that no page loads a schema for it. */
export const REPORT_PATH = '/_report';
