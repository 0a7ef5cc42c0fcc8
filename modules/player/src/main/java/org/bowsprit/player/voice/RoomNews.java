package org.bowsprit.player.voice;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.verb.VerbKeys;

/**
 * Reports the changes on the screen of a game since the last report: another room, new and missing
 * things, the things that ego carries, and lines to choose from.
 */
public final class RoomNews {

  private final Surroundings surroundings;
  private final Texts texts;
  private final VerbKeys verbKeys;
  private Seen told = new Seen("", List.of(), List.of());
  private String choices = "";

  private record Seen(String room, List<String> things, List<String> carried) {}

  @Inject
  public RoomNews(TimedSession game, Surroundings surroundings, Texts texts) {
    this.surroundings = surroundings;
    this.texts = texts;
    verbKeys = new VerbKeys(game);
  }

  /**
   * Called once per round. After a time in which the player could not act, lines to choose from are
   * reported again, even if they have not changed.
   */
  public void round() {
    if (!verbKeys.takesOrders()) {
      choices = "";
    }
  }

  /** Returns the changes as sentences; empty if there are none, or while the player cannot act. */
  public String next() {
    if (!verbKeys.takesOrders()) {
      return "";
    }
    String lines = surroundings.choices();
    if (!lines.equals(choices)) {
      choices = lines;
      if (!lines.isEmpty()) {
        return lines;
      }
    }
    return lines.isEmpty() ? ofRoom() : "";
  }

  private String ofRoom() {
    Seen now = new Seen(surroundings.room(), surroundings.things(), surroundings.carried());
    // Pictures between scenes are rooms without things.
    if (now.equals(told) || now.things().isEmpty()) {
      return "";
    }
    Seen before = told;
    told = now;
    List<String> sentences = new ArrayList<>();
    if (!now.room().equals(before.room())) {
      sentences.add(texts.of("around.room", now.room(), now.things().size()));
    } else {
      tell(sentences, "around.new", added(before.things(), now.things()));
      tell(sentences, "around.gone", added(now.things(), before.things()));
    }
    tell(sentences, "around.taken", added(before.carried(), now.carried()));
    return String.join(" ", sentences);
  }

  private void tell(List<String> sentences, String key, String names) {
    if (!names.isEmpty()) {
      sentences.add(texts.of(key, names));
    }
  }

  private static String added(List<String> before, List<String> now) {
    return now.stream().filter(name -> !before.contains(name)).collect(Collectors.joining(", "));
  }
}
