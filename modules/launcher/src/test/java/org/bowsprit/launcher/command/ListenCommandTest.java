package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;

/** Tests the command listen with the sounds of the game soundlab. */
class ListenCommandTest {

  private static final Pattern PRINTED_LENGTH = Pattern.compile("sound 1: ([\\d.]+) s");

  private static LauncherRun listen(String... arguments) {
    String[] allArguments = new String[arguments.length + 2];
    allArguments[0] = "listen";
    allArguments[1] = "soundlab";
    System.arraycopy(arguments, 0, allArguments, 2, arguments.length);
    return LauncherRun.of(allArguments);
  }

  @Test
  void allSoundsAreListedIfNoSoundIsGiven() {
    LauncherRun run = listen();

    assertThat(run.exitCode()).isZero();
    assertThat(run.out().lines())
        .first()
        .asString()
        .isEqualTo("  id  kind        length  tracks  plays  variants");
    assertThat(run.out()).containsPattern("(?m)^   1  music +\\S+ s +1  ADL +ADL");
    assertThat(run.out()).containsPattern("(?m)^  11  effect +\\S+ s +SBL ");
  }

  @Test
  void theJsonOptionListsAllSounds() {
    JsonNode sounds = listen("--json").json().get("sounds");

    assertThat(sounds).hasSize(listen().out().lines().toList().size() - 1);
    assertThat(sounds.get(0).get("kind").asText()).isEqualTo("music");
    assertThat(sounds.get(0).get("seconds").asDouble()).isPositive();
  }

  @Test
  void theListShowsThePartThatADevicePlays() {
    JsonNode sounds = listen("--json", "--music", "speaker").json().get("sounds");

    assertThat(sounds.get(0).get("plays").asText()).isEqualTo("SPK");
    assertThat(sounds.get(10).get("kind").asText()).isEqualTo("silent");
  }

  @Test
  void aSoundIsPlayedToItsEndAndItsLengthIsPrinted() {
    LauncherRun run = listen("11", "--audio", "silent", "--fast");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err()).containsPattern("sound 11: \\d+\\.\\d s, 0 frames dropped");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void aSoundWithoutAPartForTheDeviceIsReported() {
    assertThat(listen("3", "--music", "speaker", "--audio", "silent", "--fast").err())
        .contains("sound 3 has no part for speaker, only ADL");
    assertThat(listen("1", "--music", "speaker", "--audio", "silent", "--fast").err())
        .doesNotContain("has no part");
  }

  @Test
  void endlessMusicStopsAfterTheGivenTime() {
    LauncherRun run = listen("1", "--audio", "silent", "--fast", "--seconds", "1");

    assertThat(run.err()).contains("sound 1: 1.0 s");
  }

  @Test
  void theBeatOptionStartsTheMusicAtThatBeat() {
    String complete = listen("1", "--audio", "silent", "--fast").err();
    String fromBeat = listen("1", "--audio", "silent", "--fast", "--beat", "5").err();

    assertThat(seconds(fromBeat)).isLessThan(seconds(complete));
    assertThat(listen("1", "--beat", "0").exitCode()).isEqualTo(2);
  }

  private static double seconds(String message) {
    Matcher length = PRINTED_LENGTH.matcher(message);
    assertThat(length.find()).as(message).isTrue();
    return Double.parseDouble(length.group(1));
  }

  @Test
  void invalidArgumentsAreUsageErrors() {
    assertThat(listen("63").exitCode()).isEqualTo(2);
    assertThat(listen("63").err()).contains("the game has no sound 63");
    assertThat(listen("1", "--seconds", "0").exitCode()).isEqualTo(2);
    assertThat(listen("1", "--audio", "no-such").exitCode()).isEqualTo(2);
    assertThat(listen("1", "--music", "no-such", "--audio", "silent").exitCode()).isEqualTo(2);
    LauncherRun tooLoud = listen("1", "--volume", "101", "--audio", "silent", "--fast");
    assertThat(tooLoud.exitCode()).isEqualTo(2);
    assertThat(LauncherRun.of("listen", "no-such-game").exitCode()).isEqualTo(3);
  }
}
