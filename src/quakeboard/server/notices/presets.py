"""The request for a notice, in the form that its target expects."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit, urlunsplit

import msgspec

from quakeboard.language import Language
from quakeboard.server.notices import base64url
from quakeboard.server.notices.encryption import BrowserKeys, encrypt
from quakeboard.server.notices.vapid import VapidKey
from quakeboard.server.public_addresses import BAD_WEBHOOK, BadWebhook
from quakeboard.service.notice_store import NoticeTarget
from quakeboard.service.notice_texts import NoticeText, text_of
from quakeboard.service.notices import Notice

JSON_HEADERS = (("content-type", "application/json"), ("user-agent", "quakeboard"))
PUSH_TTL_SECONDS = 3 * 24 * 3600
"""How long a push service keeps a message for a browser that is not there."""
TOPIC_SIZE = 24  # bytes; a topic has at most 32 characters of base64

_DISCORD_MARKUP = re.compile(r"[\\*_~`|<>\[\]()#:@]")
_NTFY_TOPIC = re.compile(r"[-_A-Za-z0-9]{1,64}")


class Request(NamedTuple):
    """A POST request."""

    url: str
    headers: tuple[tuple[str, str], ...]
    content: bytes


class Message(NamedTuple):
    """A notice for one person: what it is about, its text, and the address of the table."""

    notice: Notice
    seat: int
    text: NoticeText
    link: str


def message_for(target: NoticeTarget, notice: Notice, seat: int) -> Message:
    text = text_of(notice, seat, Language(target.language))
    return Message(notice, seat, text, f"{target.base}{page_of(notice)}")


def page_of(notice: Notice) -> str:
    """The page of a table, below the root of the client."""
    return f"t/{notice.table}"


# ---------------------------------------------------------------------- webhooks


def webhook_request(target: NoticeTarget, message: Message) -> Request:
    """The request for a webhook."""
    return _PRESETS[target.kind](target, message)


def turn_request(url: str, notice: Notice) -> Request:
    """The request for the webhook of a whole table, which tells of turns."""
    return Request(url, JSON_HEADERS, msgspec.json.encode(_facts(notice, notice.seat)))


def _facts(notice: Notice, seat: int | None) -> dict[str, Any]:
    return {
        "table": notice.table,
        "game": notice.game,
        "seat": seat,
        "name": None if seat is None else notice.names[seat],
        "moves": notice.moves,
    }


def _json(target: NoticeTarget, message: Message) -> Request:
    told = {
        **_facts(message.notice, message.seat),
        "kind": message.notice.kind,
        "sentence": message.text.sentence,
        "link": message.link,
    }
    return Request(target.address, JSON_HEADERS, msgspec.json.encode(told))


def _discord(target: NoticeTarget, message: Message) -> Request:
    """A message in a channel; names in it neither format anything nor call anybody."""
    title, sentence = (_DISCORD_MARKUP.sub(r"\\\g<0>", text) for text in message.text)
    told = {"content": f"**{title}** {sentence}\n{message.link}", "allowed_mentions": {"parse": []}}
    return Request(target.address, JSON_HEADERS, msgspec.json.encode(told))


def _slack(target: NoticeTarget, message: Message) -> Request:
    """A message in a channel; what Slack reads as a command is escaped."""
    title, sentence, link = map(_slack_escaped, (*message.text, message.link))
    told = {"text": f"*{title}* {sentence}\n<{link}>"}
    return Request(target.address, JSON_HEADERS, msgspec.json.encode(told))


def _slack_escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _ntfy(target: NoticeTarget, message: Message) -> Request:
    """A message to a topic as JSON, because headers take no letters beyond ASCII."""
    server, topic = ntfy_topic(target.address)
    told = {
        "topic": topic,
        "title": message.text.title,
        "message": message.text.sentence,
        "click": message.link,
    }
    return Request(server, JSON_HEADERS, msgspec.json.encode(told))


def ntfy_topic(address: str) -> tuple[str, str]:
    """The server of a topic and its name; raises `BadWebhook` if the address has no topic."""
    parts = urlsplit(address)
    folder, _, topic = parts.path.rstrip("/").rpartition("/")
    if not _NTFY_TOPIC.fullmatch(topic):
        raise BadWebhook(BAD_WEBHOOK)
    return urlunsplit((parts.scheme, parts.netloc, f"{folder}/", parts.query, "")), topic


_PRESETS: dict[str, Callable[[NoticeTarget, Message], Request]] = {
    "json": _json,
    "discord": _discord,
    "slack": _slack,
    "ntfy": _ntfy,
}


# ---------------------------------------------------------------------- Web Push


def push_request(target: NoticeTarget, message: Message, key: VapidKey, contact: str, now: int) -> Request:
    """The request for a push service; of several messages about a table the last one is kept there."""
    notice = message.notice
    told = {"title": message.text.title, "body": message.text.sentence, "page": page_of(notice)}
    topic = hashlib.sha256(notice.table.encode()).digest()[:TOPIC_SIZE]
    headers = (
        ("authorization", key.authorization(target.address, contact or _own_contact(target.base), now)),
        ("content-encoding", "aes128gcm"),
        ("content-type", "application/octet-stream"),
        ("ttl", str(PUSH_TTL_SECONDS)),
        ("topic", base64url.encoded(topic)),
        ("urgency", "high" if notice.kind in ("turn", "reminder", "test") else "normal"),
        ("user-agent", "quakeboard"),
    )
    keys = BrowserKeys(target.p256dh, target.auth)
    return Request(target.address, headers, encrypt(msgspec.json.encode(told), keys))


def _own_contact(base: str) -> str:
    """The server's own address, if it may stand for a person whom a push service could ask."""
    return base if base.startswith("https://") else ""
