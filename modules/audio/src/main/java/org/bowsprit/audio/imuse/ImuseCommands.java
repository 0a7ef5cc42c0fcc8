package org.bowsprit.audio.imuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Decodes and carries out the commands that scripts send with {@code soundKludge} (spec 11 §4). */
final class ImuseCommands {

  private static final int OK = 0;
  private static final int FAILED = -1;
  private static final int PLAYER_CLASS = 256;
  private static final int MAX_VOLUME = 127;
  private static final int MAX_ARGUMENTS = 7;
  private static final int NO_SUCH_PART = 129;
  private static final int APPEND_TRIGGER = 15;

  private final Imuse imuse;
  private final Orchestra orchestra;
  private final TriggerQueue triggers;

  ImuseCommands(Imuse imuse, Orchestra orchestra, TriggerQueue triggers) {
    this.imuse = imuse;
    this.orchestra = orchestra;
    this.triggers = triggers;
  }

  static boolean putsStartBehindMarker(int[] words, int sound) {
    return words.length > 2
        && words[0] == PLAYER_CLASS + APPEND_TRIGGER
        && words[1] == TriggerQueue.START_SOUND
        && words[2] == sound;
  }

  int run(int[] arguments) {
    int[] words = Arrays.copyOf(arguments, Math.max(arguments.length, MAX_ARGUMENTS + 1));
    return words[0] < PLAYER_CLASS
        ? runSystem(words)
        : runPlayer(words[0] - PLAYER_CLASS, words, arguments.length);
  }

  private int runSystem(int[] words) {
    return switch (words[0]) {
      case 2, 3 -> OK;
      case 6 -> setMaster(words[1]);
      case 7 -> orchestra.volumes().masterVolume() / 2;
      case 8 -> resultOf(imuse.start(words[1]));
      case 9 -> resultOf(imuse.stop(words[1]));
      case 10, 11 -> {
        imuse.stopAll();
        yield OK;
      }
      case 13 -> words[1] == -1 ? firstSound() : imuse.status(words[1]);
      case 16 -> setGroup(words[1], words[2]);
      case 17 -> setGroupVolume(words[1], words[2]);
      case 18 -> setGroupLimit(words[1], words[2]);
      default -> FAILED;
    };
  }

  private static int resultOf(boolean succeeded) {
    return succeeded ? OK : FAILED;
  }

  private int setMaster(int volume) {
    if (volume < 0 || volume > MAX_VOLUME) {
      return FAILED;
    }
    orchestra
        .volumes()
        .setMasterVolume(
            volume == 0 && imuse.quirks().has(Quirk.MASTER_VOLUME_ZERO_IS_ONE) ? 1 : 2 * volume);
    imuse.players().stream().filter(Player::isActive).forEach(Player::updateLevel);
    return OK;
  }

  private int firstSound() {
    return imuse.players().stream()
        .filter(Player::isActive)
        .findFirst()
        .map(Player::sound)
        .orElse(0);
  }

  private int setGroup(int sound, int group) {
    Player player = imuse.playerOf(sound);
    if (player == null
        || group < 0
        || group >= VolumeGroups.GROUP_COUNT
        || player.group() == group) {
      return FAILED;
    }
    if (orchestra.volumes().limit(group) < VolumeGroups.GROUP_COUNT) {
      makeRoom(group);
    }
    player.setGroup(group);
    return OK;
  }

  private void makeRoom(int group) {
    List<Player> members =
        imuse.players().stream()
            .filter(player -> player.isActive() && player.group() == group)
            .toList();
    if (members.size() >= orchestra.volumes().limit(group)) {
      members.stream()
          .min((a, b) -> Integer.compare(a.priority(), b.priority()))
          .ifPresent(Player::stop);
    }
  }

  private int setGroupVolume(int group, int volume) {
    if (group < 0 || group >= VolumeGroups.GROUP_COUNT || volume < 0 || volume > MAX_VOLUME) {
      return FAILED;
    }
    orchestra.volumes().setVolume(group, volume);
    imuse.players().stream().filter(Player::isActive).forEach(Player::updateLevel);
    return OK;
  }

  private int setGroupLimit(int group, int limit) {
    if (group < 0 || group >= VolumeGroups.GROUP_COUNT) {
      return FAILED;
    }
    orchestra.volumes().setLimit(group, limit);
    return OK;
  }

  private int runPlayer(int command, int[] words, int wordCount) {
    return switch (command) {
      case 14 -> resultOf(triggers.openNew(words[1], words[2]));
      case APPEND_TRIGGER -> appendTrigger(words, wordCount);
      case 16 -> {
        triggers.clear();
        yield OK;
      }
      case 23 -> queryTriggers(words[1]);
      case 24 -> OK;
      default -> {
        Player player = imuse.playerOf(words[1]);
        yield player == null ? FAILED : runPlayer(command, player, words);
      }
    };
  }

  private int appendTrigger(int[] words, int wordCount) {
    if (words[1] == -1) {
      return resultOf(triggers.closeLast());
    }
    List<Integer> command = new ArrayList<>();
    for (int i = 1; i < Math.min(wordCount, MAX_ARGUMENTS + 1); i++) {
      command.add(words[i]);
    }
    return resultOf(!command.isEmpty() && triggers.append(command));
  }

  private int queryTriggers(int query) {
    return switch (query) {
      case 0 -> triggers.closedCount();
      case 1 -> triggers.headSound();
      case 2 -> triggers.headMarker();
      default -> FAILED;
    };
  }

  private int runPlayer(int command, Player player, int[] words) {
    return switch (command) {
      case 0, 19 -> parameter(player, words[2], words[3]);
      case 1 -> {
        player.setPriority(words[2] & 0xFF);
        yield OK;
      }
      case 2 -> setVolume(player, words[2]);
      case 3 -> {
        player.setPan((byte) words[2]);
        yield OK;
      }
      case 4 -> resultOf(player.transpose(words[2] != 0, (byte) words[3]));
      case 5 -> {
        player.setDetune((byte) words[2]);
        yield OK;
      }
      case 6 -> {
        setSpeed(player, words[2] & 0xFF);
        yield OK;
      }
      case 7 ->
          resultOf(
              player.sequencer().jump(words[2], new MusicPosition(words[3], words[4]).ticks()));
      case 8 ->
          resultOf(
              player.sequencer().scan(words[2], new MusicPosition(words[3], words[4]).ticks()));
      case 9 ->
          resultOf(
              player
                  .loop()
                  .set(
                      words[2],
                      new MusicPosition(words[3], words[4]),
                      new MusicPosition(words[5], words[6])));
      case 10 -> {
        player.loop().clear();
        yield OK;
      }
      case 11 -> switchPart(player, words[2], words[3] != 0);
      case 12, 20 -> resultOf(player.hooks().set(words[2], words[3], words[4]));
      case 13 -> {
        player.fade(words[2], words[3]);
        yield OK;
      }
      case 22 -> setPartVolume(player, words[2], words[3]);
      default -> FAILED;
    };
  }

  private static int setVolume(Player player, int volume) {
    if (volume < 0 || volume > MAX_VOLUME) {
      return FAILED;
    }
    player.setVolume(volume);
    return OK;
  }

  private void setSpeed(Player player, int speed) {
    if (speed != 0 || !imuse.races().neverFrozen().contains(player.sound())) {
      player.setSpeed(speed);
    }
  }

  private int switchPart(Player player, int channel, boolean isOn) {
    Part part = player.parts().of(channel);
    if (part == null) {
      return FAILED;
    }
    orchestra.parts().switchPart(part, isOn);
    return OK;
  }

  private static int setPartVolume(Player player, int channel, int volume) {
    Part part = player.parts().of(channel);
    if (part == null || volume < 0 || volume > MAX_VOLUME) {
      return FAILED;
    }
    part.setVolume(volume);
    return OK;
  }

  /** Returns the value of a parameter that scripts can read (spec 11 §4.4). */
  private static int parameter(Player player, int number, int channel) {
    return switch (number) {
      case 0 -> player.priority();
      case 1 -> player.volume();
      case 2 -> player.pan() & 0xFF;
      case 3 -> player.transpose() & 0xFF;
      case 4 -> player.detune() & 0xFF;
      case 5 -> player.speed();
      case 6 -> player.playhead().trackNumber();
      case 7 -> player.playhead().position().beat();
      case 8 -> player.playhead().position().tick();
      case 9 -> player.loop().count();
      case 10 -> player.loop().target().beat();
      case 11 -> player.loop().target().tick();
      case 12 -> player.loop().source().beat();
      case 13 -> player.loop().source().tick();
      case 14, 15, 16, 17 -> partParameter(player.parts().of(channel), number);
      case 18, 19, 20, 21, 22, 23 -> player.hooks().get(number - 18, channel);
      default -> FAILED;
    };
  }

  private static int partParameter(Part part, int number) {
    if (part == null) {
      return NO_SUCH_PART;
    }
    return switch (number) {
      case 14 -> part.isOn() ? 1 : 0;
      case 15 -> part.volume();
      case 16 -> part.program();
      default -> part.transpose() & 0xFF;
    };
  }
}
