package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.kit.fixture.LabGames;
import org.bowsprit.kit.font.FontSources;
import org.bowsprit.kit.internal.box.BoxDecompiler;
import org.bowsprit.kit.internal.box.BoxSources;
import org.bowsprit.kit.internal.costume.CostumeSources;
import org.bowsprit.kit.internal.sound.SoundDecompiler;
import org.bowsprit.kit.internal.sound.SoundException;
import org.bowsprit.kit.internal.sound.SoundPart;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;
import org.junit.jupiter.api.Test;

/**
 * Tests that each importer reports errors in damaged files instead of throwing an unexpected
 * exception.
 *
 * <p>{@code -Dbowsprit.fuzz.cases=N} sets the number of damaged files for each importer.
 */
class ImporterFuzzTest {

  private static final int CASES_PER_IMPORTER = 1500;
  private static final String CHARACTERS = "0123456789 ,()-=#xabc\n";

  private final Random random = new Random(13);

  @Test
  void damagedFilesDoNotCrashThePictureImporter() {
    List<byte[]> samples = files(StarterGame.sources("F"), ".png");
    fuzz(
        "pictures",
        samples,
        this::damageBytes,
        file -> {
          try {
            return PngReader.read(file).pixels().length() > 0;
          } catch (PngException e) {
            assertThat(e.getMessage()).isNotEmpty();
            return false;
          }
        });
  }

  @Test
  void damagedFilesDoNotCrashTheBoxImporter() {
    GameResources game = LabGames.open("walklab");
    List<byte[]> samples = new ArrayList<>(files(StarterGame.sources("F"), "boxes.txt"));
    game.roomIds()
        .forEach(
            id ->
                samples.add(
                    new BoxDecompiler(game.room(id).orElseThrow().floor())
                        .decompile()
                        .text()
                        .getBytes(StandardCharsets.UTF_8)));
    fuzz(
        "boxes",
        samples,
        this::damageText,
        file -> {
          List<TextProblem> errors = new ArrayList<>();
          boolean built = new BoxSources(text(file)).build(errors, new ArrayList<>()).isPresent();
          assertThat(built).isEqualTo(errors.isEmpty());
          return built;
        });
  }

  @Test
  void damagedFilesDoNotCrashTheCostumeImporter() throws PngException {
    SourceTree starter = StarterGame.sources("F");
    Map<String, IndexedPicture> strips =
        Map.of(
            "mira.png",
            PngReader.read(starter.file("costumes/mira/mira.png").orElseThrow().toArray()));
    fuzz(
        "costumes",
        files(starter, "costume.txt"),
        this::damageText,
        file -> {
          List<TextProblem> problems = new ArrayList<>();
          boolean built = new CostumeSources(text(file), strips).build(problems).isPresent();
          assertThat(built).isEqualTo(problems.isEmpty());
          return built;
        });
  }

  @Test
  void damagedFilesDoNotCrashTheFontImporter() throws PngException {
    SourceTree starter = StarterGame.sources("F");
    IndexedPicture cells =
        PngReader.read(starter.file("charsets/plain.png").orElseThrow().toArray());
    fuzz(
        "fonts",
        files(starter, "plain.txt"),
        this::damageText,
        file -> {
          List<TextProblem> problems = new ArrayList<>();
          boolean built = new FontSources(text(file), cells).build(problems).isPresent();
          assertThat(built).isEqualTo(problems.isEmpty());
          return built;
        });
  }

  @Test
  void damagedFilesDoNotCrashTheSoundImporter() {
    GameResources game = LabGames.open("soundlab");
    List<byte[]> samples = new ArrayList<>();
    for (int id : game.ids(ResourceKind.SOUND)) {
      new SoundDecompiler("s", game.sound(id).orElseThrow())
          .decompile()
          .forEach(part -> samples.add(part.contents().toArray()));
    }
    fuzz(
        "sounds",
        samples,
        this::damageBytes,
        file -> {
          Bytes bytes = Bytes.wrap(file);
          boolean isAccepted = false;
          for (SoundPart part :
              List.of(
                  new SoundPart.Wave(bytes, true),
                  new SoundPart.Voc(bytes),
                  new SoundPart.Song(bytes, true))) {
            try {
              isAccepted |= SoundPart.payload(List.of(part)).length() > 0;
            } catch (SoundException e) {
              assertThat(e.getMessage()).containsPattern("(^|: )expected");
            }
          }
          return isAccepted;
        });
  }

  private interface Damage {
    byte[] apply(byte[] original);
  }

  private void fuzz(String name, List<byte[]> samples, Damage damage, Predicate<byte[]> importer) {
    int cases = Integer.getInteger("bowsprit.fuzz.cases", CASES_PER_IMPORTER);
    int importedCount = 0;
    for (int i = 0; i < cases; i++) {
      byte[] damaged = damage.apply(samples.get(i % samples.size()));
      try {
        importedCount += importer.test(damaged) ? 1 : 0;
      } catch (RuntimeException | OutOfMemoryError e) {
        fail(
            "the importer of "
                + name
                + " threw an exception for case "
                + i
                + ": "
                + HexFormat.of().formatHex(damaged),
            e);
      }
    }
    System.out.println(
        name + ": " + cases + " damaged files, of which " + importedCount + " were imported");
  }

  private static List<byte[]> files(SourceTree tree, String suffix) {
    return tree.pathsEndingIn(suffix).stream()
        .map(path -> tree.file(path).orElseThrow().toArray())
        .toList();
  }

  private static String text(byte[] file) {
    return new String(file, StandardCharsets.UTF_8);
  }

  private byte[] damageText(byte[] original) {
    StringBuilder text = new StringBuilder(text(original));
    for (int changesLeft = 1 + random.nextInt(4);
        changesLeft > 0 && text.length() > 2;
        changesLeft--) {
      int index = random.nextInt(text.length() - 1);
      char character = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
      switch (random.nextInt(5)) {
        case 0 -> text.setCharAt(index, character);
        case 1 -> text.insert(index, character);
        case 2 -> text.delete(index, Math.min(text.length(), index + 1 + random.nextInt(12)));
        case 3 -> text.insert(index, text.substring(index, Math.min(text.length(), index + 40)));
        default -> text.insert(index, random.nextInt(100000) - 1000);
      }
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private byte[] damageBytes(byte[] original) {
    byte[] bytes = original.clone();
    for (int changesLeft = 1 + random.nextInt(4);
        changesLeft > 0 && bytes.length > 0;
        changesLeft--) {
      int index = random.nextInt(random.nextBoolean() ? Math.min(40, bytes.length) : bytes.length);
      bytes[index] = (byte) random.nextInt();
    }
    int length = random.nextInt(6) == 0 ? random.nextInt(bytes.length + 1) : bytes.length;
    return Arrays.copyOf(bytes, length);
  }
}
