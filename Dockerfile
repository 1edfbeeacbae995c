# syntax=docker/dockerfile:1

# 1. The web application and the server, built with all tools.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json vite.server.config.ts ./
COPY contract contract
COPY server server
COPY web web
# What is left of the sources is the knowledge that the server reads.
RUN npx vite build --config web/vite.config.ts --logLevel warn \
  && npx vite build --config vite.server.config.ts --logLevel warn \
  && find server/src contract/src -name '*.ts' -delete

# 2. The libraries that the server needs when it runs.
FROM node:24-slim AS libraries
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --omit=dev --workspace=server --include-workspace-root=false --no-audit --no-fund

# 3. What runs.
FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# As in scripts/launcher/places.mjs: less memory is kept that was needed only once.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=49152
COPY --from=libraries /app/node_modules node_modules
COPY --from=build /app/package.json LICENSE ./
COPY --from=build /app/server/package.json server/package.json
COPY --from=build /app/server/src server/src
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=1024", "server/dist/main.js"]
