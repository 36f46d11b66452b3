interface Ports {
  port: number;
  instances: readonly number[];
  /** Of its own pages, which say what it sees. */
  statistics: number;
}

/** The ordinary settings that several-machines.md names. */
export const haproxyConfig = ({ port, instances, statistics }: Ports): string => `
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  option forwardfor
  option redispatch
frontend site
  bind 127.0.0.1:${port}
  default_backend shells
frontend statistics
  bind 127.0.0.1:${statistics}
  stats enable
  stats uri /
backend shells
  balance roundrobin
  option httpchk GET /health/ready
${instances.map(instance => `  server shell-${instance} 127.0.0.1:${instance} check`).join('\n')}
`;
