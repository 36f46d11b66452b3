/** Its default. */
export const NGINX_FAIL_TIMEOUT_S = 10;

const upstream = (name: string, instances: readonly number[]): string => `
  upstream ${name} {
${instances.map(instance => `    server 127.0.0.1:${instance};`).join('\n')}
    keepalive 32;
  }`;

/**
 * The ordinary settings that several-machines.md names, with files below the folder that it runs in.
 * @param before shells of another store, which are asked for what the others do not have: files, releases and calls of pages that were opened there
 */
export const nginxConfig = (
  port: number,
  instances: readonly number[],
  before: readonly number[] = [],
): string => `
daemon off;
pid nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
${upstream('shells', instances)}
${before.length > 0 ? upstream('before', before) : ''}
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    location / {
      proxy_pass http://shells;
    }
${before.length > 0 ? ANSWERS_OF_BOTH : ''}
  }
}
`;

const ANSWERS_OF_BOTH = `
    location ~ ^/(assets/|_releases/|_composition|api/masters/) {
      proxy_pass http://shells;
      proxy_intercept_errors on;
      error_page 404 = @before;
    }
    location @before {
      proxy_pass http://before;
    }`;

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
