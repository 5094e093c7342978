# syntax=docker/dockerfile:1
# One image for every node of a shop; settings come from the environment (docs/operations.md).
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

# Only what runs in a shop: no compilers, no test tools.
FROM ${NODE_IMAGE} AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2
WORKDIR /shop
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/build build
COPY package.json ./
COPY server/db/migrations server/db/migrations
COPY server/db/functions server/db/functions
COPY demo demo
# The program belongs to root and runs as node: it can write its data and nothing else.
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/node/main.js"]
