package org.bowsprit.player.voice;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.verb.VerbKeys;

/**
 * Reports the changes on the screen of a game since the last report: another room, objects and
 * actors that have appeared or disappeared, objects that ego has picked up, and dialogue choices.
 */
public final class RoomChanges {

  private final Surroundings surroundings;
  private final Texts texts;
  private final VerbKeys verbKeys;
  private Scene lastReported = new Scene("", List.of(), List.of());
  private String lastChoices = "";

  private record Scene(String room, List<String> visible, List<String> carried) {}

  @Inject
  public RoomChanges(TimedSession game, Surroundings surroundings, Texts texts) {
    this.surroundings = surroundings;
    this.texts = texts;
    verbKeys = new VerbKeys(game);
  }

  /**
   * Called once per round. After a time in which the player could not act, dialogue choices are
   * reported again, even if they have not changed.
   */
  public void round() {
    if (!verbKeys.canPlayerAct()) {
      lastChoices = "";
    }
  }

  /** Returns the changes as sentences; empty if there are none, or while the player cannot act. */
  public String nextReport() {
    if (!verbKeys.canPlayerAct()) {
      return "";
    }
    String choices = surroundings.numberedChoices();
    if (!choices.equals(lastChoices)) {
      lastChoices = choices;
      if (!choices.isEmpty()) {
        return choices;
      }
    }
    return choices.isEmpty() ? roomReport() : "";
  }

  private String roomReport() {
    Scene current =
        new Scene(
            surroundings.roomName(), surroundings.visibleNames(), surroundings.inventoryNames());
    // Rooms without objects and actors are pictures between scenes, which are not reported.
    if (current.equals(lastReported) || current.visible().isEmpty()) {
      return "";
    }
    Scene previous = lastReported;
    lastReported = current;
    List<String> sentences = new ArrayList<>();
    if (!current.room().equals(previous.room())) {
      sentences.add(texts.of("around.room", current.room(), current.visible().size()));
    } else {
      addSentence(sentences, "around.new", addedNames(previous.visible(), current.visible()));
      addSentence(sentences, "around.gone", addedNames(current.visible(), previous.visible()));
    }
    addSentence(sentences, "around.taken", addedNames(previous.carried(), current.carried()));
    return String.join(" ", sentences);
  }

  private void addSentence(List<String> sentences, String key, String names) {
    if (!names.isEmpty()) {
      sentences.add(texts.of(key, names));
    }
  }

  private static String addedNames(List<String> oldNames, List<String> newNames) {
    return newNames.stream()
        .filter(name -> !oldNames.contains(name))
        .collect(Collectors.joining(", "));
  }
}
