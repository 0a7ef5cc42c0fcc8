package org.bowsprit.player.save;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.bowsprit.format.disk.FolderLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The texts that a game stores outside of saved games, such as a total score over all games played
 * (spec 12 §1). Each line contains a name and a text in Base64. An invalid file counts as empty.
 */
public final class StoredTexts {

  private static final Logger LOG = LoggerFactory.getLogger(StoredTexts.class);
  private static final int MAX_BYTES = 1 << 20;

  private final SafeFile file;

  /** Creates the texts of a file. The file is created when a text is stored. */
  public StoredTexts(Path file) {
    this.file = new SafeFile(file);
  }

  /** Stores a text under a name, and returns whether it was stored. */
  public boolean store(String name, byte[] text) {
    Path folder = file.path().getParent();
    try {
      Files.createDirectories(folder);
      new FolderLock(folder)
          .run(
              () -> {
                Map<String, String> texts = read();
                texts.put(encode(name), Base64.getEncoder().encodeToString(text));
                write(texts);
              });
      return true;
    } catch (IOException e) {
      LOG.warn("a text of the game could not be stored: {}", SaveFailedException.reason(e));
      return false;
    }
  }

  private void write(Map<String, String> texts) throws IOException {
    String lines =
        texts.entrySet().stream()
            .map(entry -> entry.getKey() + " " + entry.getValue() + "\n")
            .collect(Collectors.joining());
    file.write(lines.getBytes(StandardCharsets.US_ASCII));
  }

  /** Returns the text stored under a name; null if there is none. */
  public byte[] load(String name) {
    String text = read().get(encode(name));
    try {
      return text == null ? null : Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      LOG.warn("a stored text is invalid");
      return null;
    }
  }

  private Map<String, String> read() {
    Map<String, String> texts = new TreeMap<>();
    try {
      if (Files.exists(file.path()) && Files.size(file.path()) <= MAX_BYTES) {
        for (String line :
            new String(Files.readAllBytes(file.path()), StandardCharsets.ISO_8859_1)
                .split("\n", -1)) {
          int space = line.indexOf(' ');
          if (space >= 0) {
            texts.put(line.substring(0, space), line.substring(space + 1));
          }
        }
      }
    } catch (IOException e) {
      LOG.warn("the stored texts cannot be read: {}", SaveFailedException.reason(e));
    }
    return texts;
  }

  private static String encode(String name) {
    return Base64.getEncoder().encodeToString(name.getBytes(StandardCharsets.UTF_8));
  }
}
