import type { NextConfig } from 'next';

const config: NextConfig = {
  // The proxy in front compresses, and keeps what it compressed.
  compress: false,
  // `/dynamic/` is the home page that is rendered for each request.
  skipTrailingSlashRedirect: true,
  turbopack: { root: import.meta.dirname },
};

export default config;
