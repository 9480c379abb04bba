# The common part of the Python clients: what to send, from the environment.
import os

origin, world, sound = (os.environ[name] for name in ("ORIGIN", "WORLD", "SOUND"))
headers = {"x-mock-world": world}
fields = [line.split("=", 1) for line in os.environ["FIELDS"].split("\n")]
file_name = os.path.basename(os.environ["FILE"])
file_bytes = open(os.environ["FILE"], "rb").read()
ranges = ["bytes=0-999", "bytes=1000-"]


def save_sound(parts):
    with open(os.environ["SOUND_FILE"], "wb") as file:
        file.write(b"".join(parts))
