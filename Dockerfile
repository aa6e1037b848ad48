# A server in a container: docker build -t quakeboard . && docker run -p 8000:8000 -v quakeboard:/data quakeboard
FROM python:3.13-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
# Brings its own Node; a kernel that does not compile is an error here.
RUN QUAKEBOARD_COMPILED=1 make wheel

FROM python:3.13-slim
COPY requirements/runtime.txt /tmp/runtime.txt
RUN pip install --no-cache-dir --require-hashes -r /tmp/runtime.txt && rm /tmp/runtime.txt
COPY --from=build /build/dist/*.whl /tmp/
RUN pip install --no-cache-dir --no-deps /tmp/*.whl && rm /tmp/*.whl \
    && useradd --system --uid 10001 --no-create-home quakeboard \
    && install --directory --owner=quakeboard --mode=0700 /data
USER quakeboard
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["quakeboard", "serve", "--host", "0.0.0.0", "--database", "sqlite:////data/tables.sqlite3"]
