#!/usr/bin/env python3
"""A reader of pi session files, written from the rules in spec/rules and from spec/protocol.md alone.

It declares `session.read` and answers `initialize` and `session/read`, one JSON text a line, on stdin and stdout.
Python 3.8 and its standard library are all that it needs. Ids such as TREE-005 name the rule behind a line.
"""

import json
import sys
import threading
from datetime import datetime, timedelta, timezone

MARK = b"\xef\xbb\xbf"
ENTRY_MEMBERS = ("id", "parentId", "type")
MESSAGE_PARTS = ("path", "context", "messages", "modelMessages")

class Refusal(Exception):
    """What was asked cannot be answered, and the rules say so: a kind and a message, told as a result."""

# Lines and values:
def number(text):
    """The nearest double (ROB-003). Infinity has no place in JSON; null is what stands for it there."""
    value = float(text)
    return None if value in (float("inf"), float("-inf")) else value

def whole_number(text):
    return int(text) if len(text) < 16 else number(text)

def refuse_word(word):
    """NaN and Infinity, which Python's parser takes, are no JSON (ROB-001)."""
    raise ValueError(word)

def value_of(line):
    """The JSON value of a line; None where it is blank, malformed or null, all of which are passed over (FMT-003)."""
    try:
        text = line.decode("utf-8", errors="replace")  # FMT-012
        return json.loads(text, parse_int=whole_number, parse_float=number, parse_constant=refuse_word)
    except (ValueError, RecursionError):
        return None

def is_named(value):
    return isinstance(value, dict) and all(isinstance(value.get(name), str) for name in ("type", "id"))

def is_entry(value):
    return is_named(value) and value["type"] != "session"  # FMT-004, FMT-005, FMT-010

def target_of(entry):
    """The id that a label or an edit names; None when it names none, which is no entry's id."""
    target = entry.get("targetId")
    return target if isinstance(target, str) else None

class Session:
    """A session file in memory. `entries` has the last line of each id, in the place of its first (TREE-012)."""

    def __init__(self, path):
        try:
            with open(path, "rb") as file:
                data = file.read()
        except OSError as error:
            missing = isinstance(error, FileNotFoundError)
            raise Refusal("not-found" if missing else "read-failed", f"{path}: {error.strerror}") from error
        # FMT-009; and FMT-001: bytes know no line end but the one that is named here.
        lines = (data[len(MARK):] if data.startswith(MARK) else data).split(b"\n")
        values = (value for value in map(value_of, lines) if value is not None)
        self.header = next((value for value in values if value != "" and value != 0), None)  # FMT-007; False is 0
        if not is_named(self.header) or self.header["type"] != "session":
            raise Refusal("not-a-session", f"Session file is not a valid pi session: {path}")
        self.entries, self.labels, self.leaf = {}, {}, None
        for entry in filter(is_entry, values):
            self.entries[entry["id"]] = entry
            self.leaf = entry["id"]  # TREE-001
            if entry["type"] == "label":
                self.labels[target_of(entry)] = entry.get("label")  # TREE-014

    def parent(self, entry):
        """The entry above; None above a root. Only a text can name one (ROB-008)."""
        above = entry.get("parentId")
        return self.entries.get(above) if isinstance(above, str) else None

    def path(self, leaf):
        """From the root down to an entry; a circle ends where it would begin again (TREE-003 to TREE-007)."""
        if leaf is not None and leaf not in self.entries:
            raise Refusal("unknown-entry", f"Entry {leaf} not found")
        path, seen = [], set()
        entry = None if leaf is None else self.entries[leaf]
        while entry is not None and entry["id"] not in seen:
            seen.add(entry["id"])
            path.append(entry)
            entry = self.parent(entry)
        return path[::-1]

    def roots(self):
        """Ids of entries without a parent, and of each circle the one first in the file (TREE-009, TREE-011)."""
        position = {id: at for at, id in enumerate(self.entries)}
        roots, known = set(), set()
        for start in self.entries.values():
            trail, entry = [], start
            while entry is not None and entry["id"] not in known:
                known.add(entry["id"])
                trail.append(entry["id"])
                last, entry = entry["id"], self.parent(entry)
            if entry is None and trail:
                roots.add(last)
            elif trail and entry["id"] in set(trail):
                roots.add(min(trail[trail.index(entry["id"]):], key=position.get))
        return roots

    def tree(self):
        """Every entry once, in pre-order; children in the order of their times (TREE-008 to TREE-014)."""
        roots, below = self.roots(), {}
        for id, entry in self.entries.items():
            below.setdefault(None if id in roots else entry["parentId"], []).append(id)
        nodes, waiting = [], [(id, None) for id in reversed(below.get(None, []))]
        while waiting:
            id, parent = waiting.pop()
            label = self.labels.get(id)
            nodes.append({"id": id, "parent": parent, **({"label": label} if label else {})})
            children = sorted(below.get(id, []), key=lambda child: milliseconds(self.entries[child].get("timestamp")))
            waiting.extend((child, id) for child in reversed(children))
        return nodes

EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
def milliseconds(timestamp):
    """Milliseconds since 1970-01-01 UTC of an entry's time; 0 when it cannot be read (TREE-010, ROB-011)."""
    try:
        time = datetime.fromisoformat(timestamp.replace("Z", "+00:00"))
    except (AttributeError, ValueError):  # no text, or no time
        return 0
    return ((time if time.tzinfo else time.replace(tzinfo=timezone.utc)) - EPOCH) // timedelta(milliseconds=1)

# The context of a path:
def settings(path):
    """Thinking level and model in force at the end of a path (CTX-001 to CTX-003, CTX-019)."""
    level, model = "off", None
    for entry in path:
        message = message_of(entry)
        if entry["type"] == "thinking_level_change":
            level = entry.get("thinkingLevel")
        elif entry["type"] == "model_change":
            model = {"provider": entry.get("provider"), "modelId": entry.get("modelId")}
        elif message and message.get("role") == "assistant":
            provider, name = message.get("provider"), message.get("model")
            model = {"provider": provider, "modelId": name} if isinstance(provider, str) and isinstance(name, str) else model
    return {"thinkingLevel": level, "model": model}

def message_of(entry):
    message = entry.get("message")  # CTX-009
    return message if entry["type"] == "message" and isinstance(message, dict) else None

def selection(path):
    """Entries of the context, each with whether a compaction kept it (CTX-004, CTX-013 to CTX-018)."""
    at = next((at for at in range(len(path) - 1, -1, -1) if path[at]["type"] == "compaction"), None)
    if at is None:
        return [(entry, False) for entry in path]
    before = path[:at]
    first = next((start for start, entry in enumerate(before) if entry["id"] == path[at].get("firstKeptEntryId")), at)
    kept = [(entry, True) for entry in before[first:] if (message_of(entry) or {}).get("role") != "system"]
    return [(path[at], False), *kept, *((entry, False) for entry in path[at + 1:])]

def messages(path):
    """What the entries of the context say, after edits (CTX-007 to CTX-012, CTX-020 to CTX-024)."""
    chosen = selection(path)
    edits = {}
    for entry, _ in chosen:
        if entry["type"] == "context_edit" and is_replacement(entry.get("replacement", False)):
            edits[target_of(entry)] = entry["replacement"]
    said = []
    for entry, kept in chosen:
        edit = edits.get(entry["id"], False)
        if edit is None or (kept and entry["type"] == "compaction"):
            continue
        said += [edited(message, edit["content"]) if edit else message for message in said_by(entry)]
    return said

def is_replacement(value):
    return value is None or (isinstance(value, dict) and isinstance(value.get("content"), (str, list)))

def edited(message, content):
    role = message.get("role")
    if role in ("assistant", "toolResult"):
        return {**message, "content": blocks(content)}
    return {**message, "content": content} if role in ("user", "custom") else message

def blocks(content):
    return [{"type": "text", "text": content}] if isinstance(content, str) else content

def said_by(entry):
    """The messages of one entry before edits."""
    time = milliseconds(entry.get("timestamp"))
    message = message_of(entry)
    if message is not None:
        return [with_content(message)]
    if entry["type"] == "custom_message":
        content = [] if entry.get("content") is None else entry["content"]
        told = members(entry, "customType", "display", "details")
        return [{"role": "custom", **told, "content": content, "timestamp": time}]
    if entry["type"] == "branch_summary" and entry.get("summary"):
        return [{"role": "branchSummary", **members(entry, "summary", "fromId"), "timestamp": time}]
    if entry["type"] == "compaction":
        summary = {"role": "compactionSummary", **members(entry, "summary", "tokensBefore"), "timestamp": time}
        checkpoint = entry.get("systemMessage")
        return [checkpoint, summary] if isinstance(checkpoint, dict) else [summary]
    return []

def with_content(message):
    empty = {"system": "", "user": [], "assistant": [], "toolResult": []}  # CTX-008
    role = message.get("role")
    missing = message.get("content") is None and isinstance(role, str) and role in empty
    return {**message, "content": empty[role]} if missing else message

def members(entry, *names):
    return {name: entry[name] for name in names if name in entry}

# What a model is sent (LLM):
SUMMARIES = {
    "compactionSummary": "The conversation history before this point was compacted into the following summary:{}\n",
    "branchSummary": "The following is a summary of a branch that this conversation came back from:{}",
}

def sent(message):
    """A list of one message for a model, or of none."""
    role = message.get("role")
    time = members(message, "timestamp")
    if role in ("system", "user", "assistant", "toolResult"):
        return [message]
    if role == "custom":
        content = {"content": blocks(message["content"])} if "content" in message else {}
        return [{"role": "user", **content, **time}]
    if role in ("compactionSummary", "branchSummary"):
        text = SUMMARIES[role].format("\n\n<summary>\n" + text_of(message, "summary")) + "</summary>"
    elif role == "bashExecution" and not message.get("excludeFromContext"):
        text = command_text(message)
    else:
        return []
    return [{"role": "user", "content": blocks(text), **time}]

def text_of(message, name):
    value = message.get(name)
    return value if isinstance(value, str) else ""  # LLM-014

def command_text(message):
    command, output, path = (text_of(message, name) for name in ("command", "output", "fullOutputPath"))
    code = message.get("exitCode")  # LLM-010 to LLM-012
    text = f"Ran `{command}`\n" + (f"```\n{output}\n```" if output else "(no output)")
    if message.get("cancelled"):
        text += "\n\n(command cancelled)"
    elif code is not None and code != 0:
        text += f"\n\nCommand exited with code {code}"
    return text + (f"\n\n[Output truncated. Full output: {path}]" if message.get("truncated") and path else "")

# The protocol:
def read(params):
    """`session/read`: the parts that are wanted, some of them for the entry `at` in place of the leaf."""
    session = Session(params["path"])
    want = params["want"]
    path = session.path(params.get("at", session.leaf)) if set(want) & set(MESSAGE_PARTS) else []
    answers = {
        "header": lambda: session.header,
        "entries": lambda: [{name: entry.get(name) for name in ENTRY_MEMBERS} for entry in session.entries.values()],
        "leaf": lambda: session.leaf,
        "path": lambda: [entry["id"] for entry in path],
        "tree": session.tree,
        "context": lambda: {**settings(path), "entries": [entry["id"] for entry, _ in selection(path)]},
        "messages": lambda: messages(path),
        "modelMessages": lambda: [to_model for message in messages(path) for to_model in sent(message)],
    }
    return {part: answers[part]() for part in want}

def initialize(_params):
    about = {"name": "python-reader", "version": "1.0.0", "language": "Python"}
    return {"protocolVersion": "1.0", "capabilities": ["session.read"], "reuse": True, **about}

METHODS = {"initialize": initialize, "session/read": read}
# Nothing is kept between two requests, so one process serves all scenarios.
METHODS.update(dict.fromkeys(("$/ping", "scenario/begin", "scenario/end"), lambda _params: {}))

def answer(request):
    if request["method"] not in METHODS:
        return {"error": {"code": -32601, "message": f"There is no method {request['method']}."}}
    try:
        return {"result": METHODS[request["method"]](request.get("params"))}
    except Refusal as refusal:
        return {"result": {"refused": dict(zip(("kind", "message"), refusal.args))}}
    except Exception as error:  # a fault of this reader: the harness shows it as it was received
        return {"error": {"code": -32603, "message": f"{type(error).__name__}: {error}"}}

def serve():
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if "id" in request:  # a notification, such as a cancel, has none and gets no answer
            response = {"jsonrpc": "2.0", "id": request["id"], **answer(request)}
            # In ASCII, an unpaired surrogate leaves as the escape that it came as (ROB-006).
            sys.stdout.buffer.write(json.dumps(response).encode("ascii") + b"\n")
            sys.stdout.buffer.flush()

if __name__ == "__main__":
    # The parser recurses: deep values need a deep stack, which only a thread can ask for (ROB-004).
    sys.setrecursionlimit(100_000)
    threading.stack_size(256 * 1024 * 1024)
    server = threading.Thread(target=serve)
    server.start()
    server.join()
