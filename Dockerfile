# Image of server and worker. docs/operations.md says how it is run.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs build \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.cache

FROM node:24.21.0-bookworm-slim
# the demo world has accounts with known passwords
ENV NODE_ENV=production \
    DEMO=off \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app ./
# by number, so that a cluster can see that it is not root
USER 1000:1000
VOLUME /data
EXPOSE 3000
# the first start of an empty database takes the longest
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--disable-proto=delete", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=16", "--max-old-space-size=1024", "server/main.ts"]
